/**
 * A name server on the loopback for tests: it answers TXT questions from a table over UDP and, where the answer is too
 * long for that, over TCP. It knows how to fail: unknown names, broken servers, silence.
 */
import { createSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';

/** The texts of the TXT records at a name, or how the server fails there. */
export type Zone = Map<string, string[] | 'nxdomain' | 'servfail' | 'silence'>;

export type DnsServer = { zone: Zone; address: string; asked: string[]; close(): Promise<void> };

const longestDatagram = 1232;
const codes = { nxdomain: 3, servfail: 2 } as const;

/** Listens on one port for both; names not in the zone do not exist. */
export async function startDnsServer(): Promise<DnsServer> {
  const zone: Zone = new Map();
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const answer = (question: Buffer): Buffer | null => {
    const name = nameIn(question);
    asked.push(name);
    const found = zone.get(name) ?? 'nxdomain';
    return found === 'silence' ? null : answerTo(question, found);
  };
  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const reply = answer(data.subarray(2));
      if (reply) socket.write(Buffer.concat([uint16(reply.length), reply]));
    });
  });
  await new Promise<void>((listening) => tcp.listen(0, '127.0.0.1', listening));
  const { port } = tcp.address() as { port: number };
  const udp = createSocket('udp4');
  udp.on('message', (question, { port: from, address }) => {
    const reply = answer(question);
    if (!reply) return;
    udp.send(reply.length > longestDatagram ? truncated(question) : reply, from, address);
  });
  await new Promise<void>((listening) => udp.bind(port, '127.0.0.1', listening));
  return {
    zone,
    asked,
    address: `127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => udp.close(closed));
      await new Promise((closed) => tcp.close(closed));
    },
  };
}

const uint16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);

/** The name asked for, in lower case, and where the question ends. */
function labelsIn(message: Buffer): { labels: string[]; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  return { labels, end: at + 5 };
}

const nameIn = (message: Buffer): string => labelsIn(message).labels.join('.');

/** A header with the question: `flags` in the second byte, how many answers follow. */
function head(question: Buffer, flags: [number, number], answers: number): Buffer {
  const { end } = labelsIn(question);
  const counts = [uint16(1), uint16(answers), uint16(0), uint16(0)];
  return Buffer.concat([question.subarray(0, 2), Buffer.from(flags), ...counts, question.subarray(12, end)]);
}

const truncated = (question: Buffer): Buffer => head(question, [0x86, 0x80], 0);

function answerTo(question: Buffer, found: string[] | 'nxdomain' | 'servfail'): Buffer {
  if (typeof found === 'string') return head(question, [0x84, 0x80 | codes[found]], 0);
  return Buffer.concat([head(question, [0x84, 0x80], found.length), ...found.map(txtRecord)]);
}

/** One TXT record, in parts of at most 255 bytes; its name points at the question. */
function txtRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0]), uint16(data.length), data]);
}
