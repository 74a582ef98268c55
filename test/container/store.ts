/** `node test/container/store.ts`: a store that speaks S3 on port 9000, with one empty bucket called `resumes`. */
import S3rver from '@20minutes/s3rver';

await new S3rver({
  address: '0.0.0.0',
  port: 9000,
  silent: true,
  directory: '/data',
  // The stand-in drops the closing slash of a bucket's address, which the client has signed. It does check whose key it
  // is.
  allowMismatchedSignatures: true,
  // Otherwise the bucket would be looked for in the host's name.
  vhostBuckets: false,
  configureBuckets: [{ name: 'resumes', configs: [] }],
}).run();
