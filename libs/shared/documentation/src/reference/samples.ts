import type { Contract, Operation } from './contract.ts';
import { inCurl } from './curl-sample.ts';
import { inJavaScript } from './javascript-sample.ts';
import { inPython } from './python-sample.ts';
import { sampleRequest } from './sample-request.ts';

export interface Sample {
  /** The label of the tab. */
  readonly label: string;
  /** The name of the language for the highlighter. */
  readonly language: string;
  readonly code: string;
}

/** The request of an operation in each language. */
export function samplesOf(operation: Operation, contract: Contract): readonly Sample[] {
  const request = sampleRequest(operation, contract);
  return [
    { label: 'curl', language: 'bash', code: inCurl(request) },
    { label: 'JavaScript', language: 'javascript', code: inJavaScript(request) },
    { label: 'Python', language: 'python', code: inPython(request) },
  ];
}
