// Counts how deeply functions are nested in the text of a formula, for formulas that cannot be parsed.
import { isWordCode } from '#audit/formulas/parse/formula-characters.ts';

const quoted = /"[^"]*(?:""[^"]*)*"|'[^']*(?:''[^']*)*'/g;

export function callDepthInText(text: string): number {
  const bare = text.replaceAll(quoted, ' ');
  /** For each open parenthesis whether a function stands before it. */
  const open: boolean[] = [];
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < bare.length; at += 1) {
    const mark = bare.charAt(at);
    if (mark === '(') {
      const isCall = at > 0 && isWordCode(bare.charCodeAt(at - 1));
      open.push(isCall);
      depth += isCall ? 1 : 0;
      deepest = Math.max(deepest, depth);
    } else if (mark === ')') depth -= open.pop() ? 1 : 0;
  }
  return deepest;
}
