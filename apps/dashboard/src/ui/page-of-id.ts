/** The pages of records, by the prefix of their ids. */
const PAGES = new Map([
  ['brand_check', 'checks'],
  ['fold', 'library/folders'],
  ['key', 'developers/api-keys'],
  ['oa_app', 'developers/oauth-applications'],
  ['whk', 'developers/webhooks'],
  ['whd', 'developers/deliveries'],
  ['evt', 'developers/events'],
  ['req', 'developers/requests'],
]);

/** The page of a record, such as `developers/events/evt_…`; undefined if its kind has none. */
export function pageOfId(id: string): string | undefined {
  const [, prefix = ''] = /^([a-z_]+)_[0-9A-Za-z]{22}$/.exec(id) ?? [];
  const page = PAGES.get(prefix);
  return page && `${page}/${id}`;
}
