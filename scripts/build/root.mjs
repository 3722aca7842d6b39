// Where the checkout is, whatever folder the command was called from.
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string[]} steps */
export const fromRoot = (...steps) => [root.replace(/[/\\]$/, ''), ...steps].join('/');
