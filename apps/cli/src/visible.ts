/** A text in one line, without what a terminal obeys: names of files may have line breaks and escape sequences. */
export function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, (character) => {
    const escaped = JSON.stringify(character).slice(1, -1);
    return escaped === character ? `\\u00${character.charCodeAt(0).toString(16)}` : escaped;
  });
}
