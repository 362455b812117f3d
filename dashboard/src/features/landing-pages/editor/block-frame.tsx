import type { Block } from '@foyer/contract/blocks';
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { createContext, type ReactNode, useContext } from 'react';

/** What stands around a block's words: its picture above them, its tools beside them. Given by the editor's owner. */
export type BlockSurroundings = {
  picture: (block: Block) => ReactNode;
  tools: (block: Block) => ReactNode;
};

export const BlockSurroundingsContext = createContext<BlockSurroundings>({ picture: () => null, tools: () => null });

export function BlockFrame({ node }: ReactNodeViewProps) {
  const block = node.attrs.block as Block;
  const { picture, tools } = useContext(BlockSurroundingsContext);
  return (
    <NodeViewWrapper className="page-block-frame" data-kind={block.kind} data-locked={block.locked || undefined}>
      <div contentEditable={false} className="page-block-tools">
        {tools(block)}
      </div>
      <div contentEditable={false}>{picture(block)}</div>
      <NodeViewContent className="page-block-fields" />
    </NodeViewWrapper>
  );
}
