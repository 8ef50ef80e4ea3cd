import type { SamplePresentation } from '@livery/office-testing';
import { expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

const finding = expectedFindings({ source: 'package', locations: [] });

/** A second master with a theme of its own, which no slide uses. */
const SECOND_MASTER: SamplePresentation = {
  relationships: {
    'ppt/presentation.xml': [{ id: 'second', type: 'slideMaster', target: 'master2.xml' }],
    'ppt/master2.xml': [{ id: 'rId1', type: 'theme', target: 'theme2.xml' }],
  },
  presentationEnd: '<p:sldMasterIdLst><p:sldMasterId id="2" r:id="second"/></p:sldMasterIdLst>',
  parts: {
    'ppt/master2.xml':
      '<p:sldMaster xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:cSld><p:spTree/></p:cSld></p:sldMaster>',
    'ppt/theme2.xml': '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="House 2"/>',
  },
};

export const templateMutants: readonly DeckMutant[] = [
  {
    name: 'the master has a name that the template does not have',
    change: { themeName: 'House 2026' },
    findings: [
      finding(
        'layout.unknown_master',
        'medium',
        'Master is not part of the template',
        'Master "House 2026" is used by 1 slide.',
        { source: 'master', locations: ['slide[0]', 'master[0]'] },
      ),
    ],
  },
  {
    name: 'the master has the name of a known master and other bytes',
    change: { themeName: 'House of yore' },
    findings: [
      finding(
        'layout.unknown_master',
        'medium',
        'Master is not part of the template',
        'Master "House of yore" is used by 1 slide and differs from the template\'s.',
        { source: 'master', locations: ['slide[0]', 'master[0]'] },
      ),
    ],
  },
  {
    name: 'the layout has a name that the template does not have',
    change: { layoutName: 'Other' },
    findings: [
      finding(
        'layout.unknown_layout',
        'medium',
        'Slide uses a foreign layout',
        'Layout "Other" of master "House" is not part of the template.',
        { source: 'layout', locations: ['slide[0]', 'layout[Other]'] },
      ),
    ],
  },
  {
    name: 'the name of the master lacks the current version',
    change: { themeName: 'Casa' },
    findings: [
      finding(
        'layout.template_version',
        'medium',
        'Template is out of date',
        'The master says "Casa"; the current version is House.',
        { source: 'master', locations: ['master[0]'] },
      ),
    ],
  },
  {
    name: 'the file has a second master that no slide uses',
    change: SECOND_MASTER,
    findings: [
      finding('layout.unused_masters', 'low', 'Unused masters', '1 of 2 masters is not used by any slide.', {
        locations: ['master[1]'],
      }),
    ],
  },
  {
    name: 'the slides have a size that is not allowed',
    change: { presentationEnd: '<p:sldSz cx="12192000" cy="6858000"/>' },
    findings: [
      finding(
        'layout.deck_size',
        'low',
        'Slide size is not allowed',
        'The slides have 33.87 cm × 19.05 cm, allowed 25.4 cm × 19.05 cm: Design ▸ Slide Size.',
        { locations: ['package'] },
      ),
    ],
  },
];
