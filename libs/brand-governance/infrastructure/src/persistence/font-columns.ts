export const FONT_COLUMNS =
  'id, name, family, style, weight, roles, scripts, fallbacks, file, uploaded_by, metadata, revision, created, updated';
