import { createHash } from 'node:crypto';
import { TextHash } from '@livery/content-application';

export class NodeTextHash extends TextHash {
  sha256(text: string): string {
    return createHash('sha256').update(text, 'utf8').digest('hex');
  }
}
