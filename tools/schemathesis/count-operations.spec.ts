import { describe, expect, it } from '@jest/globals';
import { countOperations } from './count-operations.ts';

const REPORT = `<?xml version="1.0" encoding="utf-8"?>
<testsuites errors="1" failures="1" skipped="0" tests="3" time="22.8">
  <testsuite name="schemathesis" hostname="vm" errors="1" failures="1" skipped="0" tests="3" time="22.8">
    <testcase name="POST /fonts" time="5.2" />
    <testcase name="GET /fonts/{id}" time="0.5">
      <failure type="failure" message="1. Server error" />
    </testcase>
    <testcase name="DELETE /fonts/{id}" time="0.1"><error type="error" message="Timeout" /></testcase>
  </testsuite>
</testsuites>`;

describe('the operations of a report', () => {
  it('are counted, and named where they failed', () => {
    expect(countOperations(REPORT)).toEqual({
      passed: 1,
      failed: 2,
      failures: ['Schemathesis: GET /fonts/{id}', 'Schemathesis: DELETE /fonts/{id}'],
    });
  });

  it('are none if there is no report', () => {
    expect(countOperations('')).toEqual({ passed: 0, failed: 0, failures: [] });
  });
});
