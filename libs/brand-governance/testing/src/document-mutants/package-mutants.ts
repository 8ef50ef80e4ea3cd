import { expectedFindings } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';

const finding = expectedFindings({ source: 'package', locations: [] });

export const packageMutants: readonly DocumentMutant[] = [
  {
    name: 'the properties name an author',
    change: { core: '<dc:title>Plan</dc:title><dc:creator>Kim</dc:creator>' },
    findings: [
      finding(
        'metadata.personal',
        'low',
        'Personal metadata',
        'Readers can see the author: File ▸ Info ▸ Inspect Document.',
        {
          locations: ['part[/docProps/core.xml]'],
        },
      ),
    ],
  },
  {
    name: 'the settings hold revision identifiers',
    change: { settings: '<w:rsids><w:rsidRoot w:val="00A10001"/><w:rsid w:val="00A10002"/></w:rsids>' },
    findings: [
      finding(
        'metadata.personal',
        'low',
        'Personal metadata',
        'Readers can see the revision identifiers: File ▸ Info ▸ Inspect Document.',
        {
          locations: ['part[/word/settings.xml]'],
        },
      ),
    ],
  },
  {
    name: 'the file contains macros',
    change: {
      relationships: { 'word/document.xml': [{ id: 'vba', type: 'vbaProject', target: 'vbaProject.bin' }] },
      parts: { 'word/vbaProject.bin': 'x' },
    },
    findings: [
      finding('security.macros', 'high', 'File contains macros', 'The file contains word/vbaProject.bin.', {
        locations: ['part[/word/vbaProject.bin]'],
      }),
    ],
  },
  {
    name: 'the settings attach a template from outside the file',
    change: {
      settings: '<w:attachedTemplate r:id="template"/>',
      relationships: {
        'word/settings.xml': [
          { id: 'template', type: 'attachedTemplate', target: 'https://example.com/House.dotx', external: true },
        ],
      },
    },
    findings: [
      finding(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The template of word/settings.xml is linked to https://example.com/House.dotx.',
        { locations: ['part[/word/settings.xml]'] },
      ),
    ],
  },
  {
    name: 'the body embeds an object',
    change: {
      relationships: { 'word/document.xml': [{ id: 'object', type: 'oleObject', target: 'embeddings/a.bin' }] },
      parts: { 'word/embeddings/a.bin': 'x' },
    },
    findings: [
      finding('security.embedded_file', 'medium', 'Embedded file', 'An object of 1 byte is embedded.', {
        locations: ['body', 'part[/word/embeddings/a.bin]'],
      }),
    ],
  },
  {
    name: 'the content type of the main part is that of a template',
    change: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml' },
    findings: [
      finding('file.type_differs', 'low', 'Name and content differ', 'Sent as docx, the main part is a template.', {
        locations: ['package'],
      }),
    ],
  },
  {
    name: 'the numbering is not well-formed',
    change: {
      parts: { 'word/numbering.xml': '<w:numbering' },
      relationships: { 'word/document.xml': [{ id: 'numbers', type: 'numbering', target: 'numbering.xml' }] },
    },
    findings: [
      finding(
        'file.part_unreadable',
        'low',
        'A part could not be read',
        '/word/numbering.xml is not well-formed; the rest was checked.',
        { locations: ['part[/word/numbering.xml]'] },
      ),
    ],
  },
  {
    name: 'the settings attach an unknown template of another version',
    change: {
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
        detail: 'The attached template is "Old 2024"; the current version is House.',
        source: 'settings',
        locations: ['part[/word/settings.xml]'],
      },
      finding(
        'security.external_link',
        'medium',
        'File loads something from outside',
        'The template of word/settings.xml is linked to file:///C:/Old%202024.dotx.',
        { locations: ['part[/word/settings.xml]'] },
      ),
    ],
  },
];
