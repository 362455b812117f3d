/** As much of the S3 server for tests as they use; it brings no types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
      allowMismatchedSignatures: boolean;
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }

  export = S3rver;
}
