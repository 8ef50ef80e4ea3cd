import { createHash, randomUUID } from 'node:crypto';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import type { Answer, PersistentClient } from '../support/persistent-client.ts';
import { idOf } from '../content/uploading-callers.ts';

const KEPT_SHARE = 0.6;
const BROKEN_SHARE = 0.1;
/** Some documents were sent before. */
const SAME_SHARE = 0.2;
const ACCEPTED = 202;

/** A check that was accepted or done. */
export interface AcknowledgedCheck {
  readonly id: string;
  readonly sha256: string;
  readonly isKept: boolean;
  readonly isBroken: boolean;
}

/** Callers that send documents at the same time, most of them to be judged in the background, and have some of them fixed. */
export class CheckingCallers {
  readonly acknowledged: AcknowledgedCheck[] = [];
  /** How many documents were fixed. */
  fixes = 0;
  /** Answers that no caller should get. */
  readonly problems: string[] = [];
  private readonly same = documentOf('The same plan');

  private readonly client: PersistentClient;

  constructor(client: PersistentClient) {
    this.client = client;
  }

  /** @param isAsync whether the documents are judged in the background */
  async run(callers: number, isAsync: boolean, isOver: () => boolean): Promise<void> {
    const work = async (): Promise<void> => {
      while (!isOver()) await this.check(isAsync);
    };
    await Promise.all(Array.from({ length: callers }, work));
  }

  async check(isAsync: boolean): Promise<void> {
    const isBroken = isAsync && Math.random() < BROKEN_SHARE;
    const bytes = isBroken ? brokenDocument() : this.document();
    const isKept = Math.random() < KEPT_SHARE;
    const body = { content_type: 'pptx', content_base64: bytes.toString('base64'), keep: isKept };
    const answer = await this.client.post('/brand_checks', body, isAsync ? { prefer: 'respond-async' } : {});
    const id = idOf(answer);
    if (answer.status !== (isAsync ? ACCEPTED : 200) || id === undefined) {
      this.note(answer);
      return;
    }
    this.acknowledged.push({ id, sha256: createHash('sha256').update(bytes).digest('hex'), isKept, isBroken });
    if (isKept && !isAsync) await this.fix(id);
  }

  /** Fixes the document of a check, so that there is one more check. */
  private async fix(checkId: string): Promise<void> {
    const answer = await this.client.post(`/brand_checks/${checkId}/fix`, {});
    const { brand_check: id, file } = fixOf(answer.body);
    if (answer.status !== 200 || id === null || file === null) {
      this.note(answer);
      return;
    }
    this.fixes += 1;
    this.acknowledged.push({ id, sha256: file.sha256, isKept: true, isBroken: false });
  }

  private document(): Buffer {
    return Math.random() < SAME_SHARE ? this.same : documentOf(randomUUID());
  }

  private note({ status, body }: Answer): void {
    this.problems.push(`POST → ${status} ${JSON.stringify(body)}`);
  }
}

/** The check and the file of a fix; null for what an answer does not have. */
function fixOf(body: unknown): {
  readonly brand_check: string | null;
  readonly file: { readonly sha256: string } | null;
} {
  const fix = new Map<string, unknown>(Object.entries(body ?? {}));
  const [id, file] = [fix.get('brand_check'), new Map<string, unknown>(Object.entries(fix.get('file') ?? {}))];
  const sha256 = file.get('sha256');
  return {
    brand_check: typeof id === 'string' ? id : null,
    file: typeof sha256 === 'string' ? { sha256 } : null,
  };
}

/** A presentation of many slides, so that a kill may come while it is judged. */
function documentOf(text: string): Buffer {
  const slide = textBox(Array.from({ length: 200 }, (_, line) => paragraph(`${text}  ${line}`)).join(''));
  return Buffer.from(samplePresentation({ slides: Array.from({ length: 10 }, () => slide) }));
}

function brokenDocument(): Buffer {
  return documentOf(randomUUID()).subarray(0, -200);
}
