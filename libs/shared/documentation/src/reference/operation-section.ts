import { marked } from 'marked';
import { codeBlock } from '../code-block.ts';
import { escapeHtml } from '../escape-html.ts';
import { tabs } from '../tabs.ts';
import { type Contract, isList, type Operation, recordOf } from './contract.ts';
import { mediaOf, type Parameter } from './open-api.ts';
import { samplesOf } from './samples.ts';
import { memberList, schemaMembers } from './schema-members.ts';
import { operationErrorCodes } from './operation-error-codes.ts';
import { tryForm } from './try-form.ts';

/** The section of one operation: description and parameters on one side, request and response samples on the other. */
export function operationSection(operation: Operation, contract: Contract): string {
  const { operationId, summary, description } = operation;
  return `<section class="operation" aria-labelledby="${operationId}">
<div class="prose">
<h2 id="${operationId}"><a class="anchor" href="#${operationId}">${escapeHtml(summary)}</a></h2>
${endpointLine(operation)}
${marked.parse(description, { async: false })}
${access(operation)}
${parameterLists(operation, contract)}
${bodyMembers(operation, contract)}
${answerLine(operation, contract)}
${errorTable(operation)}
</div>
<div class="examples">
${tabs(`${operationId}-request`, `Request in each language: ${summary}`, 'language', requestPanels(operation, contract))}
${tryForm(operation, contract)}
${tabs(`${operationId}-answer`, `Answers: ${summary}`, 'answer', answerPanels(operation, contract))}
</div>
</section>
`;
}

export function methodBadge(method: string): string {
  return `<span class="method ${method.toLowerCase()}">${method}</span>`;
}

function endpointLine({ method, path }: Operation): string {
  const shown = escapeHtml(path).replaceAll(/[/_]/g, '$&<wbr>');
  return `<p class="endpoint">${methodBadge(method)} <code>${shown}</code></p>`;
}

function access({ credential, scopes }: Operation): string {
  if (credential === 'none') return '<p class="access">This endpoint needs no credential.</p>';
  if (credential === 'client')
    return '<p class="access">The caller is an OAuth application that sends its client id and client secret.</p>';
  if (scopes.length === 0) return '<p class="access">Every valid credential is accepted.</p>';
  const names = scopes.map((scope) => `<code>${scope}</code>`).join(' or ');
  return `<p class="access">The credential needs the scope ${names}.</p>`;
}

function parameterLists({ parameters }: Operation, contract: Contract): string {
  const groups = [
    ['Path', 'path'],
    ['Query', 'query'],
    ['Headers', 'header'],
  ] as const;
  return groups
    .map(([title, place]) => {
      const listed = parameters.filter((parameter) => parameter.in === place).map(memberOf);
      return listed.length === 0 ? '' : folded(title, memberList(listed, contract), place !== 'header');
    })
    .join('\n');
}

function memberOf({ name, schema, required = false, description }: Parameter) {
  return { name, schema, isRequired: required, description };
}

function folded(title: string, html: string, isOpen: boolean): string {
  return `<details class="part"${isOpen ? ' open' : ''}><summary>${title}</summary>\n${html}</details>`;
}

function bodyMembers({ bodies }: Operation, contract: Contract): string {
  const described = Object.entries(bodies).filter(([, { schema }]) => schema?.contentMediaType === undefined);
  const files = Object.entries(bodies).filter(([, { schema }]) => schema?.contentMediaType !== undefined);
  const seen = new Set<string | undefined>();
  const lists = described.flatMap(([type, { schema = {} }], index) => {
    if (seen.has(schema.$ref)) return [];
    seen.add(schema.$ref);
    return folded(`Body, <code>${type}</code>`, schemaMembers(schema, contract), index === 0);
  });
  const types = files.map(([type]) => `<li><code>${type}</code></li>`).join('\n');
  const raw = files.length === 0 ? [] : [folded('Body, the file itself', `<ul class="types">\n${types}\n</ul>`, false)];
  return [...lists, ...raw].join('\n');
}

function answerLine(operation: Operation, contract: Contract): string {
  const name = recordOf(operation, contract);
  const [status = '', answer] = operation.answers[0] ?? [];
  const media = mediaOf(answer?.content);
  if (answer?.content !== undefined && '*/*' in answer.content) {
    return `<p class="access">Answers <code>${status}</code> with the bytes of the file.</p>`;
  }
  if (name === undefined || media?.schema === undefined) return '';
  if ('text/event-stream' in (answer?.content ?? {})) {
    const record = `<a href="#record-${name}">${name}</a>`;
    return `<p class="access">Answers <code>${status}</code> with server-sent events. The data of each is the record ${record}.</p>`;
  }
  const what = isList(media.schema, contract) ? 'a page of a list of' : 'the record';
  return `<p class="access">Answers <code>${status}</code> with ${what} <a href="#record-${name}">${name}</a>.</p>`;
}

function errorTable(operation: Operation): string {
  const rows = operationErrorCodes(operation).map(({ status, code, meaning }) => {
    const name = `<a href="/docs/errors#${code}"><code>${code}</code></a>`;
    return `<li>${name} <span class="type">${status}</span><div class="about">${escapeHtml(meaning)}</div></li>`;
  });
  return folded('Errors', `<ul class="members">\n${rows.join('\n')}\n</ul>\n`, false);
}

function requestPanels(operation: Operation, contract: Contract) {
  return samplesOf(operation, contract).map(({ label, language, code }) => ({
    label,
    html: codeBlock(code, language),
  }));
}

/** A panel for each status, with its example or description. */
function answerPanels({ answers }: Operation, contract: Contract) {
  return answers.map(([status, { description, content }]) => {
    const media = mediaOf(content);
    const example = media && contract.exampleOf(media);
    const [about = ''] = description.split('\n');
    const body = example === undefined ? '' : codeBlock(JSON.stringify(example, null, 2), 'json');
    return { label: status, html: `<p class="caption">${escapeHtml(about)}</p>\n${body}` };
  });
}
