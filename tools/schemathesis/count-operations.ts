import type { Counts } from '../build/check-counts.ts';

/** The start of one operation in a JUnit report. */
const OPERATION = /<testcase name="([^"]*)"/;

/** Counts the operations of a JUnit report of Schemathesis. One with a failure or an error has failed, and is named as `POST /fonts`. */
export function countOperations(report: string): Counts {
  const cases = report.split(/(?=<testcase )/).slice(1);
  const failures = cases
    .filter((one) => /<(?:failure|error)\b/.test(one))
    .map((one) => `Schemathesis: ${OPERATION.exec(one)?.[1] ?? ''}`);
  return { passed: cases.length - failures.length, failed: failures.length, failures };
}
