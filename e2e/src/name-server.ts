/** A name server on the loopback: it answers TXT questions from a table, and says of every other name that there is none. */
import { createSocket } from 'node:dgram';

export type NameServer = {
  /** Text of the TXT record by name. */ texts: Map<string, string>;
  address: string;
  stop: () => void;
};

export async function startNameServer(): Promise<NameServer> {
  const texts = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => socket.send(answer(question, texts), port, address));
  await new Promise<void>((listening) => socket.bind(0, '127.0.0.1', listening));
  return { texts, address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255]);

/** One question, and one TXT record of at most 255 bytes or the code for an unknown name. */
function answer(question: Buffer, texts: NameServer['texts']): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  const asked = question.subarray(12, at + 5);
  const text = texts.get(labels.join('.'));
  const found = text === undefined ? 0 : 1;
  const head = [question.subarray(0, 2), Buffer.from([0x84, found ? 0x80 : 0x83]), uint16(1), uint16(found)];
  if (text === undefined) return Buffer.concat([...head, uint16(0), uint16(0), asked]);
  const data = Buffer.from(text);
  const record = [
    Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0]),
    uint16(data.length + 1),
    Buffer.from([data.length]),
  ];
  return Buffer.concat([...head, uint16(0), uint16(0), asked, ...record, data]);
}
