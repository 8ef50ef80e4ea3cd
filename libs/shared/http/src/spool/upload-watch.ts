import type { IncomingMessage } from 'node:http';
import { answerSlowRequest } from '../broken-request.ts';
import { UPLOAD_LIMITS, type UploadLimits, watchUpload } from './upload-progress.ts';

/** Ends the uploads of one application that make too little progress. */
export class UploadWatch {
  constructor(private readonly limits: UploadLimits = UPLOAD_LIMITS) {}

  /** @returns a function that ends the watch */
  begin(request: IncomingMessage): () => void {
    return watchUpload(request, answerSlowRequest, this.limits);
  }
}
