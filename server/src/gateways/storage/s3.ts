/**
 * The store in a bucket of any S3-compatible service, through Amazon's own client, which is loaded when it is first
 * needed. A file of the bucket is there whole or not at all. Where the service does not answer, whoever asked is told
 * so, and nothing counts as kept.
 */
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { unavailable } from '#lib/refusal.ts';
import type { S3Settings } from '#lib/runtime.ts';
import type { FileStore, Folder } from './store.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
type Connected = { sdk: Sdk; client: S3Client; bucket: string };

const stores = new Map<string, FileStore>();

/** The store of these settings, one for the process. */
export function s3Store(settings: S3Settings): FileStore {
  const name = JSON.stringify(settings);
  const store = stores.get(name) ?? storeAt(settings);
  stores.set(name, store);
  return store;
}

/** Throws with a sentence for the operator when the bucket is not there or the keys do not open it. */
export async function checkBucket(settings: S3Settings): Promise<void> {
  const { sdk, client, bucket } = await connect(settings);
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }));
  } catch (problem) {
    const status = statusOf(problem);
    if (status === 404) throw new Error(`S3_BUCKET: there is no bucket ${bucket} at S3_ENDPOINT`);
    if (status === 403) throw new Error(`S3_ACCESS_KEY_ID: these keys do not open the bucket ${bucket}`);
    throw new Error(`S3_ENDPOINT: the storage does not answer (${(problem as Error).name})`);
  } finally {
    client.destroy();
  }
}

async function connect({ endpoint, bucket, region, keyId, secret }: S3Settings): Promise<Connected> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // The bucket as part of the path, since not every service has a host for each; and no checksums but those all know.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  return { sdk, client, bucket };
}

const statusOf = (problem: unknown): number | undefined =>
  (problem as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

function storeAt(settings: S3Settings): FileStore {
  let connection: Promise<Connected> | undefined;
  async function ask<T>(work: (connected: Connected) => Promise<T>): Promise<T | undefined> {
    connection ??= connect(settings);
    const connected = await connection;
    return work(connected).catch((problem: unknown) => {
      if (statusOf(problem) === 404) return undefined;
      throw unavailable('storage-away', 'The storage for pictures does not answer. Try again in a minute');
    });
  }
  const at = (bucket: string, folder: Folder, name: string) => ({ Bucket: bucket, Key: `${folder}/${name}` });
  const get = (folder: Folder, name: string) =>
    ask(({ sdk, client, bucket }) => client.send(new sdk.GetObjectCommand(at(bucket, folder, name))));
  return {
    async keep(folder, name, bytes) {
      const kept = await ask(({ sdk, client, bucket }) =>
        client.send(
          new sdk.PutObjectCommand({ ...at(bucket, folder, name), Body: bytes, ContentLength: bytes.length }),
        ),
      );
      if (!kept) throw unavailable('storage-away', 'The storage for pictures has no bucket of this name any more');
    },
    async open(folder, name) {
      const found = await get(folder, name);
      return found && { stream: found.Body as Readable, length: found.ContentLength ?? 0 };
    },
    has: async (folder, name) =>
      (await ask(({ sdk, client, bucket }) => client.send(new sdk.HeadObjectCommand(at(bucket, folder, name))))) !==
      undefined,
    async read(folder, name) {
      const found = await get(folder, name);
      return found && Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    },
    async remove(folder, name) {
      await ask(({ sdk, client, bucket }) => client.send(new sdk.DeleteObjectCommand(at(bucket, folder, name))));
    },
    async list(folder) {
      const names: { name: string; changed: number }[] = [];
      let next: string | undefined;
      do {
        const page = await ask(({ sdk, client, bucket }) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ContinuationToken: next })),
        );
        for (const { Key = '', LastModified } of page?.Contents ?? [])
          names.push({ name: Key.slice(folder.length + 1), changed: LastModified?.getTime() ?? 0 });
        next = page?.NextContinuationToken;
      } while (next);
      return names;
    },
  };
}
