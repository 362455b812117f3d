/**
 * Files nobody should be able to leave behind: what is no picture, what only says that it is one, what unpacks into too
 * much, and pictures that carry something along. Each of the last holds `secret` somewhere.
 */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const secret = 'HOSTILE-PAYLOAD';
export type HostileFile = { name: string; bytes: Buffer };

const script = `<script>alert("${secret}")</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/>${script}</svg>`;

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.from(type), data]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(whole));
  return Buffer.concat([length, whole, crc]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PNG that says it is this large, in one grey; `rows` of it are there. */
function png(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(rows * (width + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A GIF of many frames of one pixel each. */
function gif(frames: number): Buffer {
  const head = Buffer.from('474946383961010001008000000000000000ff', 'hex');
  const colors = Buffer.from('ffffff', 'hex');
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024401003b'.slice(0, -2), 'hex');
  return Buffer.concat([
    head,
    colors.subarray(0, 1),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}

const photo = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp({
    create: {
      width: 320,
      height: 200,
      channels: 3,
      background: '#205060',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** None of these is taken. */
export async function refusedFiles(): Promise<HostileFile[]> {
  const jpeg = await photo('jpeg');
  const [cutPng, cutWebp] = [await photo('png'), await photo('webp')];
  const giant = Buffer.from(jpeg);
  const frame = giant.indexOf(Buffer.from([0xff, 0xc0]));
  giant.writeUInt16BE(65_500, frame + 5);
  giant.writeUInt16BE(65_500, frame + 7);
  return [
    { name: 'drawing.svg', bytes: Buffer.from(svg) },
    { name: 'drawing.png', bytes: Buffer.from(`<?xml version="1.0"?>${svg}`) },
    { name: 'page.jpg', bytes: Buffer.from(`<!doctype html>${script}`) },
    { name: 'shell.php.jpg', bytes: Buffer.from('<?php system($_GET["c"]); ?>') },
    { name: 'nothing.jpg', bytes: Buffer.alloc(0) },
    { name: 'document.pdf', bytes: Buffer.from(`%PDF-1.7\n1 0 obj<</JS(${secret})>>endobj`) },
    { name: 'archive.webp', bytes: Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from(secret)]) },
    { name: 'film.avif', bytes: Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomavc1mp41', 'latin1') },
    { name: 'old.bmp', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]) },
    { name: 'scan.tiff', bytes: await sharp(jpeg).tiff().toBuffer() },
    { name: 'cut.jpg', bytes: jpeg.subarray(0, Math.floor(jpeg.length / 3)) },
    { name: 'cut.png', bytes: cutPng.subarray(0, Math.floor(cutPng.length / 3)) },
    { name: 'cut.webp', bytes: cutWebp.subarray(0, Math.floor(cutWebp.length / 3)) },
    { name: 'header.jpg', bytes: jpeg.subarray(0, 20) },
    { name: '50000-pixels.png', bytes: png(50_000, 50_000, 1) },
    { name: 'long.png', bytes: png(50_000, 2, 2) },
    { name: 'bomb.png', bytes: png(12_000, 12_000, 60) },
    { name: '10000-frames.gif', bytes: gif(10_000) },
    { name: 'giant.jpg', bytes: giant },
  ];
}

/** These are pictures; what else they hold must be gone once they are kept. */
export async function carryingFiles(): Promise<HostileFile[]> {
  const jpeg = await photo('jpeg');
  const body = Buffer.from(script);
  const gps = await sharp(jpeg)
    .withExif({
      IFD0: { Copyright: secret, ImageDescription: script },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '9/1 45/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const plain = await photo('png');
  const end = plain.length - 12;
  const told = chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), body]));
  return [
    { name: 'page-behind.jpg', bytes: Buffer.concat([jpeg, body]) },
    { name: 'archive-behind.jpg', bytes: Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${secret}`)]) },
    { name: 'gps.jpg', bytes: gps },
    { name: 'told.png', bytes: Buffer.concat([plain.subarray(0, end), told, plain.subarray(end)]) },
    { name: 'script-behind.gif', bytes: Buffer.concat([await photo('gif'), body]) },
    { name: `../../../../etc/${secret}.jpg`, bytes: jpeg },
    { name: `"><img src=x onerror=alert(1)>${secret}.png`, bytes: plain },
    { name: `${secret}\u202egpj.exe`, bytes: jpeg },
  ];
}
