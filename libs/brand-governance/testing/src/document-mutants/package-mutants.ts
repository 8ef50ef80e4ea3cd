import type { DocumentMutant, PredictedInText } from '../document-mutant.ts';

function found(
  type: string,
  severity: PredictedInText['severity'],
  title: string,
  detail: string,
  locations: readonly string[],
): PredictedInText {
  return { type, severity, title, detail, source: 'package', locations };
}

export const packageMutants: readonly DocumentMutant[] = [
  {
    name: 'an author among the properties',
    document: { core: '<dc:title>Plan</dc:title><dc:creator>Kim</dc:creator>' },
    findings: [
      found('metadata.personal', 'low', 'Personal metadata', 'Author is stored.', ['part[/docProps/core.xml]']),
    ],
  },
  {
    name: 'revision identifiers among the settings',
    document: { settings: '<w:rsids><w:rsidRoot w:val="00A10001"/><w:rsid w:val="00A10002"/></w:rsids>' },
    findings: [
      found('metadata.personal', 'low', 'Personal metadata', 'Revision identifiers are stored.', [
        'part[/word/settings.xml]',
      ]),
    ],
  },
  {
    name: 'macros',
    document: {
      relationships: { 'word/document.xml': [{ id: 'vba', type: 'vbaProject', target: 'vbaProject.bin' }] },
      parts: { 'word/vbaProject.bin': 'x' },
    },
    findings: [
      found('security.macros', 'high', 'File contains macros', 'word/vbaProject.bin.', ['part[/word/vbaProject.bin]']),
    ],
  },
  {
    name: 'an attached template',
    document: {
      settings: '<w:attachedTemplate r:id="template"/>',
      relationships: {
        'word/settings.xml': [
          { id: 'template', type: 'attachedTemplate', target: 'https://example.com/House.dotx', external: true },
        ],
      },
    },
    findings: [
      found(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The template of word/settings.xml is linked to https://example.com/House.dotx.',
        ['part[/word/settings.xml]'],
      ),
    ],
  },
  {
    name: 'an embedded file',
    document: {
      relationships: { 'word/document.xml': [{ id: 'object', type: 'oleObject', target: 'embeddings/a.bin' }] },
      parts: { 'word/embeddings/a.bin': 'x' },
    },
    findings: [
      found('security.embedded_file', 'medium', 'Embedded file', 'An object of 1 byte is embedded.', [
        'body',
        'part[/word/embeddings/a.bin]',
      ]),
    ],
  },
  {
    name: 'the content type to that of a template',
    document: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml' },
    findings: [
      found('file.type_differs', 'low', 'Name and content differ', 'Sent as docx, the main part is a template.', [
        'package',
      ]),
    ],
  },
  {
    name: 'a part that is not well-formed',
    document: {
      parts: { 'word/numbering.xml': '<w:numbering' },
      relationships: { 'word/document.xml': [{ id: 'numbers', type: 'numbering', target: 'numbering.xml' }] },
    },
    findings: [
      found(
        'file.part_unreadable',
        'low',
        'A part could not be read',
        '/word/numbering.xml is not well-formed; the rest was checked.',
        ['part[/word/numbering.xml]'],
      ),
    ],
  },
  {
    name: 'an attached template of another version, which the list does not know',
    document: {
      settings: '<w:attachedTemplate r:id="template"/>',
      relationships: {
        'word/settings.xml': [
          { id: 'template', type: 'attachedTemplate', target: 'file:///C:/Old%202024.dotx', external: true },
        ],
      },
    },
    findings: [
      {
        type: 'layout.unknown_master',
        severity: 'medium',
        title: 'Master is not part of the template',
        detail: 'The attached template is "Old 2024".',
        source: 'settings',
        locations: ['part[/word/settings.xml]'],
      },
      {
        type: 'layout.template_version',
        severity: 'medium',
        title: 'Template is out of date',
        detail: 'The attached template is "Old 2024", current is House.',
        source: 'settings',
        locations: ['part[/word/settings.xml]'],
      },
      found(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The template of word/settings.xml is linked to file:///C:/Old%202024.dotx.',
        ['part[/word/settings.xml]'],
      ),
    ],
  },
];
