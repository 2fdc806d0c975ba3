export { type S3Server, type S3ServerOptions, startS3Server } from './s3-server.ts';
