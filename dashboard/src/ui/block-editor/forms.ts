/** What a block can be turned into, with its name and its sign, in the order menus offer it. */
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Quote from 'lucide-react/icons/quote';
import type { ComponentType, SVGProps } from 'react';
import type { Form } from './turn-into.ts';

export type NamedForm = { name: string; keys: string; form: Form; Icon: ComponentType<SVGProps<SVGSVGElement>> };

export const forms: readonly NamedForm[] = [
  { name: 'Paragraph', keys: 'Mod+Alt+0', form: { kind: 'paragraph' }, Icon: Pilcrow },
  { name: 'Heading', keys: 'Mod+Alt+2', form: { kind: 'heading', level: 2 }, Icon: Heading2 },
  { name: 'Subheading', keys: 'Mod+Alt+3', form: { kind: 'heading', level: 3 }, Icon: Heading3 },
  { name: 'Bulleted list', keys: 'Mod+Shift+8', form: { kind: 'list', ordered: false }, Icon: List },
  { name: 'Numbered list', keys: 'Mod+Shift+7', form: { kind: 'list', ordered: true }, Icon: ListOrdered },
  { name: 'Quote', keys: 'Mod+Shift+9', form: { kind: 'quote' }, Icon: Quote },
];

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
/** 'Ctrl+Alt+2', or with the signs of a Mac. */
export const keyWords = (keys: string): string => (isMac ? keys.replace('Mod', 'Cmd') : keys.replace('Mod', 'Ctrl'));
