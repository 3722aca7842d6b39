// The button beside a cell whose values are chosen from a list, and the list.
import { type ChoiceClasses, ChoiceList } from '#web/sheet-page/editing/choice-list.ts';
import type { GridTexts } from '#web/sheet-page/editing/grid-texts.ts';
import type { EditedGrid } from './edited-grid.ts';

export interface CellChoices {
  readonly root: HTMLElement;
  readonly button: HTMLElement;
  readonly place: () => void;
  /** Whether there is anything to choose from. */
  readonly open: () => boolean;
}

function choiceButton(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.tabIndex = -1;
  button.hidden = true;
  button.setAttribute('aria-label', label);
  return button;
}

export function cellChoices(
  control: EditedGrid,
  classes: ChoiceClasses & { readonly choiceButton: string },
  texts: GridTexts,
): CellChoices {
  const { editor, session, surface, parts } = control;
  const list = new ChoiceList(classes, texts.choices, (value) => {
    if (value !== null) editor.choose(editor.active, value);
    control.focus();
  });
  const button = choiceButton(classes.choiceButton, texts.openChoices);
  const offered = () => {
    const allowed = editor.allowedAt(editor.active);
    const box = allowed?.kind === 'choice' ? surface.boxOf(editor.active) : null;
    return allowed?.kind === 'choice' && box ? { options: allowed.options, box } : null;
  };
  const open = () => {
    const offer = offered();
    if (!offer) return false;
    const { line, column } = editor.active;
    list.open(offer.options, control.cells.valueAt(line, column), offer.box, parts.grid.id);
    return true;
  };
  button.addEventListener('click', open);
  return {
    ...{ root: list.root, button, open },
    place: () => {
      const box = session.cell ? undefined : offered()?.box;
      button.hidden = box === undefined;
      if (!box) return;
      button.style.left = `${box.left + box.width}px`;
      button.style.top = `${box.top}px`;
      button.style.height = `${box.height}px`;
    },
  };
}
