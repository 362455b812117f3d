/**
 * The embedded database's files, made honest: PGlite as it comes never syncs, so a power cut would take back what was
 * acknowledged. Here each fsync of the engine reaches the disk. It uses an inside of the engine, so a test stands on it.
 */
import { fdatasyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type EngineModule = {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
};

/** Engine arguments: PGlite's own without `-F` (which turns syncing off), with syncing on. */
export const syncedStartParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'max_parallel_maintenance_workers=0',
    'fsync=on',
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
];

export class SyncedFiles extends NodeFS {
  /** How often the engine made the disk keep what was written. */
  syncs = 0;

  override async init(engine: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const makeHonest = (engineModule: EngineModule) => {
      engineModule.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    };
    // The engine runs the last entry first, and the last one mounts the folder: ours must come before any file opens.
    const preRun = [...((emscriptenOpts.preRun as unknown[]) ?? []), makeHonest];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: preRun as typeof emscriptenOpts.preRun } };
  }
}
