interface Setting {
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

const COMMON = '/org.openoffice.Office.Common';
const UPDATE_CHECK = "/org.openoffice.Office.Jobs/Jobs/org.openoffice.Office.Jobs:Job['UpdateCheck']/Arguments";
const DEAD_PROXY = '/org.openoffice.Inet/Settings';

const SETTINGS: readonly Setting[] = [
  { path: `${COMMON}/Security/Scripting`, name: 'MacroSecurityLevel', value: '3' },
  { path: `${COMMON}/Security/Scripting`, name: 'DisableMacrosExecution', value: 'true' },
  { path: `${COMMON}/Security/Scripting`, name: 'BlockUntrustedRefererLinks', value: 'true' },
  { path: `${COMMON}/Security/Scripting`, name: 'DisableActiveContent', value: 'true' },
  { path: `${COMMON}/Misc`, name: 'FirstRun', value: 'false' },
  { path: `${COMMON}/Misc`, name: 'UseOpenCL', value: 'false' },
  { path: `${COMMON}/Java/ApplicationJava`, name: 'Enable', value: 'false' },
  { path: UPDATE_CHECK, name: 'AutoCheckEnabled', value: 'false' },
  // Linked contents are never brought up to date.
  { path: '/org.openoffice.Office.Writer/Content/Update', name: 'Link', value: '0' },
  { path: '/org.openoffice.Office.Calc/Content/Update', name: 'Link', value: '2' },
  // Port 9 discards what it gets, if anything listens there at all.
  { path: DEAD_PROXY, name: 'ooInetProxyType', value: '2' },
  { path: DEAD_PROXY, name: 'ooInetHTTPProxyName', value: '127.0.0.1' },
  { path: DEAD_PROXY, name: 'ooInetHTTPProxyPort', value: '9' },
  { path: DEAD_PROXY, name: 'ooInetHTTPSProxyName', value: '127.0.0.1' },
  { path: DEAD_PROXY, name: 'ooInetHTTPSProxyPort', value: '9' },
];

/** The content of `user/registrymodifications.xcu` in a profile of LibreOffice: no macros, no Java, no links, no search for updates. */
export function libreOfficeSettings(): string {
  const items = SETTINGS.map(
    ({ path, name, value }) =>
      `<item oor:path="${path.replaceAll("'", '&apos;')}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" ' +
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n${items.join('\n')}\n</oor:items>\n`
  );
}
