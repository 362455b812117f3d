/** Programs that tests start and end: each leads a group of its own, so that what it started ends with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect, createServer, type NetConnectOpts } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A part of a WordPress that can be away for a while. */
export type Part = { halt: () => Promise<void>; resume: () => Promise<void> };

type Program = {
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** File in which it says what is wrong. */
  log: string;
  /** Where it listens: it is up once somebody can connect. */
  at: NetConnectOpts;
};

/** Starts a program; it is up when this resolves. `halt` ends it, also where it was not running. */
export async function startProgram(program: Program): Promise<Part> {
  let child = await up(program);
  return {
    halt: () => end(child),
    resume: async () => {
      child = await up(program);
    },
  };
}

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach(kill));

async function up({ command, args, cwd, env, log, at }: Program): Promise<ChildProcess> {
  const said = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', said, said],
    detached: true,
    env: { ...process.env, ...env },
  });
  closeSync(said);
  living.add(child);
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt += 1) {
    const problem = await Promise.race([failed, answers(at)]);
    if (problem === true) return child;
    if (problem) throw problem;
    await setTimeout(25);
  }
  await end(child);
  throw new Error(`${command} did not come up: ${readFileSync(log, 'utf8').slice(-2000)}`);
}

function answers(at: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(at, () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function end(child: ChildProcess): Promise<void> {
  living.delete(child);
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  kill(child);
  await gone;
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
