// Where what is seen of a grid ends, measured from the grid's own left.

export function seenEnd(host: HTMLElement): number {
  const from = host.getBoundingClientRect().left;
  for (let at = host.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX))
      return at.getBoundingClientRect().left + at.clientLeft + at.clientWidth - from;
  return document.documentElement.clientWidth - from;
}
