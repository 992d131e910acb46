import { printParseErrorCode, type ParseError } from 'jsonc-parser';

/** Why the text of a catalogue is no list of products, given what its parser said first. */
export function whyNoList(text: string, error: ParseError | undefined): string {
  if (text.trim() === '') return 'is empty';
  if (!error) return 'is not a list: it has to begin with [ and end with ]';
  const code = printParseErrorCode(error.error).replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ');
  return `is not JSON from here on: ${code.toLowerCase()}`;
}
