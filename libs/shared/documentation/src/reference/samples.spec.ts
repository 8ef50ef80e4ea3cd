import { describe, expect, it } from '@jest/globals';
import { inCurl } from './curl-sample.ts';
import { inJavaScript } from './javascript-sample.ts';
import { inPython } from './python-sample.ts';
import type { SampleRequest } from './sample-request.ts';

const request: SampleRequest = {
  method: 'PATCH',
  path: '/api/v1/things/thing_1',
  needsKey: true,
  isRepeatable: true,
  body: { kind: 'json', value: { name: "Ada's", is_active: true, until: null, tags: [], sizes: [1, 2] } },
  answer: 'json',
};

describe('a sample', () => {
  it('in curl escapes apostrophes for the shell', () => {
    expect(inCurl(request)).toContain(`"name": "Ada'\\''s"`);
  });

  it('in Python prints the error response of the service, and fails', () => {
    const code = inPython(request);
    expect(code).toContain('import sys\nimport urllib.error\n');
    expect(code).toMatch(/except urllib\.error\.HTTPError as error:\n {4}sys\.exit\(error\.read\(\)\.decode\(\)\)$/);
  });

  it('in Python writes True, None and lists in Python syntax', () => {
    expect(inPython(request)).toContain(`    data=json.dumps({
        "name": "Ada's",
        "is_active": True,
        "until": None,
        "tags": [],
        "sizes": [
            1,
            2,
        ],
    }).encode(),
`);
  });

  it('sends a file of the current folder in a form', () => {
    const upload: SampleRequest = {
      ...request,
      method: 'POST',
      body: { kind: 'upload', field: 'file', filename: 'harbour.png' },
    };
    expect(inCurl(upload)).toContain("-F 'file=@harbour.png'");
    expect(inJavaScript(upload)).toMatch(/^import { openAsBlob } [^]*\n {2}body: form,\n/);
    expect(inPython(upload)).toContain('    data=head.encode() + content + tail.encode(),\n');
  });

  it('saves a file, and shows events as they come', () => {
    const download: SampleRequest = { ...request, method: 'GET', isRepeatable: false, body: null, answer: 'bytes' };
    expect(inCurl(download)).toContain('curl -OJ "$LIVERY');
    expect(inJavaScript(download)).toMatch(
      /^import { writeFile } [^]*await writeFile\('download', await response\.bytes\(\)\);$/,
    );
    expect(inPython(download)).toContain('import os\nimport shutil\nimport sys\n');
    const events: SampleRequest = { ...download, answer: 'events' };
    expect(inCurl(events)).toContain('curl -N "$LIVERY');
    expect(inJavaScript(events)).toContain('for await (const text of response.body');
    expect(inPython(events)).toContain('        for line in response:\n            print(line.decode(), end="")\n');
  });
});
