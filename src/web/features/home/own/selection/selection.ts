// The selected templates of the list, and the anchor of a range.

export interface TemplateSelection {
  readonly chosen: ReadonlySet<string>;
  /** The last one that was selected or deselected individually. */
  readonly anchor: string | null;
}

export const nothingChosen: TemplateSelection = { chosen: new Set(), anchor: null };

/** Those selected and shown: hidden ones are never acted upon. */
export const chosenOf = (selection: TemplateSelection, shown: readonly string[]): readonly string[] =>
  shown.filter((uuid) => selection.chosen.has(uuid));

export function choose(selection: TemplateSelection, uuid: string, isChosen: boolean): TemplateSelection {
  return { chosen: changed(selection.chosen, [uuid], isChosen), anchor: uuid };
}

/** Everything from the anchor to the given one, both included, takes the given one's new state. */
export function chooseRange(
  selection: TemplateSelection,
  uuid: string,
  isChosen: boolean,
  shown: readonly string[],
): TemplateSelection {
  const from = selection.anchor === null ? -1 : shown.indexOf(selection.anchor);
  const to = shown.indexOf(uuid);
  if (from < 0 || to < 0) return choose(selection, uuid, isChosen);
  const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { chosen: changed(selection.chosen, range, isChosen), anchor: uuid };
}

export function chooseAll(shown: readonly string[], isChosen: boolean): TemplateSelection {
  return isChosen ? { chosen: new Set(shown), anchor: null } : nothingChosen;
}

function changed(chosen: ReadonlySet<string>, uuids: readonly string[], isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  for (const uuid of uuids) {
    if (isChosen) next.add(uuid);
    else next.delete(uuid);
  }
  return next;
}
