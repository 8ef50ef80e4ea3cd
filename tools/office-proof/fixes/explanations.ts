const TALLER = 'LibreOffice makes a table or a shape as high as its text, which is larger or in another font now.';
const OVER_ITS_SHAPE =
  'The text is larger or in another font now, and runs over its shape with its bullets, or with words that are not found on the page.';
const HIDDEN_TEXT = 'Hidden text was removed, as asked for. LibreOffice reads hidden text.';
const SMARTART = 'LibreOffice draws the SmartArt, whose colours are others now, beyond its frame.';
const OTHER_TYPE = 'Without its macros it has another type. The proof gives all decks the extension .pptx.';
const COMMENTS =
  'LibreOffice leaves out the content control behind the beginning of a comment. The comments were removed, as asked for.';
const NAMED = 'A finding names a few of many locations. The text was changed at one of the others.';

/** Why documents of the reference pack have findings, by what was seen in their pictures and texts. */
export const EXPLANATIONS: ReadonlyMap<string, string> = new Map([
  [
    'aspose-slides/KeepTextFlat.pptx',
    'LibreOffice draws the two shapes, which were recoloured, turned in space, beyond their boxes.',
  ],
  [
    'aspose-slides/SimpleAnimations.pptx',
    'The line of the shape that was recoloured is so thick that it lies outside of its box.',
  ],
  ['docx4j/invoice.docx', COMMENTS],
  ['docx4j/invoice_Saxon_XPath2.docx', COMMENTS],
  ['open-xml-sdk/5.9.3.7_unfinished.pptx', SMARTART],
  ['open-xml-sdk/EmpOrienPres_TP10220212.potx', SMARTART],
  ['open-xml-sdk/Field-more_field.docx', 'The field shows the time at which it is read.'],
  [
    'open-xml-sdk/MRDProductSteeringCommitteePresentation_TP10193309.potx',
    'The background is a picture that is drawn in two colours of the theme, which was changed.',
  ],
  ['open-xml-sdk/SalesPropPres_TP10220213.potx', SMARTART],
  ['open-xml-sdk/Text_withEffects_200chars.pptx', 'The text, which is shown in capitals, runs over its shape.'],
  ['open-xml-sdk/anchorModified.pptx', 'The shape that was recoloured has a glow in its colour around its box.'],
  ['open-xml-sdk/macro_enabled.potm', OTHER_TYPE],
  ['open-xml-sdk/macro_enabled.ppsm', OTHER_TYPE],
  [
    'open-xml-sdk/simple-field.docx',
    'LibreOffice writes the date of the field in the form of the language, which was changed.',
  ],
  ['poi/2411-Performance_Up.pptx', TALLER],
  ['poi/60810.pptx', OVER_ITS_SHAPE],
  ['poi/FldSimple.docx', 'The document shows its own file name, which is another one in the proof.'],
  ['poi/aascu.org_hbcu_leadershipsummit_cooper.pptx', OVER_ITS_SHAPE],
  ['poi/aascu.org_workarea_downloadasset.aspx_id_5864.pptx', TALLER],
  ['poi/at.pzp.www_uploads_media_PP_Scheinecker-jdk6error.pptx', TALLER],
  ['poi/au.asn.aes.www_conferences_2011_presentations_Fri_20Room4Level-977dbc.pptx', TALLER],
  ['poi/bug59058.docx', HIDDEN_TEXT],
  [
    'poi/customGeo.pptx',
    'Slide 14: the callouts, which were recoloured, point to places outside of their boxes. Slide 27: so does a drawing.',
  ],
  ['poi/endnotes.docx', NAMED],
  ['poi/keyframes.pptx', OVER_ITS_SHAPE],
  [
    'poi/stress021.pptx',
    `Text from right to left runs over its shape, and is not found on the page as words. ${TALLER}`,
  ],
  ['poi/stress022.pptx', `${OVER_ITS_SHAPE} ${TALLER}`],
  [
    'poi/table_test2.pptx',
    'LibreOffice makes a cell as high as its vertical text, so that the table, which was recoloured, is higher than its frame.',
  ],
  [
    'python-pptx/txt-paragraph-spacing.pptx',
    'LibreOffice makes the shape, whose line was recoloured, as wide as its text.',
  ],
  ['python-pptx/txt-text-frame.pptx', TALLER],
  ['safe-docx/filled.docx', NAMED],
  ['tika/testWORD_features.docx', HIDDEN_TEXT],
]);
