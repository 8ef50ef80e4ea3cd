/** The nonce of the content security policy of this page. Browsers show it to scripts only, not in the attribute. */
export const cspNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
