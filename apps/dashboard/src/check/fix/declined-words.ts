/** Why a finding was not fixed, by the reasons of the API. */
const REASONS: Readonly<Record<string, string>> = {
  value_differs: 'the value does not stand where the check has seen it',
  not_supported: 'nothing changes this value at this place',
  conflict: 'another change touches the same characters',
  field_result: 'a field makes the text',
  bound_content_control: 'the text comes from the data of a content control',
  chart_data: 'the text comes from the data of a chart',
  smartart: 'it is in SmartArt',
  vml: 'it is in a drawing of an old format',
  gradient: 'it is in a gradient',
  animated: 'the shape is animated',
  linked_slide: 'another slide links to it',
  sensitivity_label: 'it is a sensitivity label',
  not_fixable: 'only the author can say what should stand there',
  code_font: 'the text is code',
  removal_not_requested: 'it would remove content, and that was not ticked',
  finding_remains: 'the change did not settle it, so it was taken back',
  new_finding: 'the change caused a new finding, so it was taken back',
  text_unreadable: 'the change made text hard to read, or harder than it was, so it was taken back',
  unreadable: 'the file could not be read after the change, so it was taken back',
  rounds_ended: 'it waited for other changes for too long: fix the result again',
  finding_gone: 'the document does not have it any more',
};

export function declinedInWords(reason: string): string {
  return REASONS[reason] ?? reason.replaceAll('_', ' ');
}
