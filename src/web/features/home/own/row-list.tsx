// The visitor's templates as rows that can be chosen, one by one or in ranges, and deleted together.
import { useMemo } from 'react';
import { mustBuy } from '#web/state/must-buy.ts';
import { useVisitor } from '#web/state/visitor.ts';
import { CloningRow } from './cloning-row.tsx';
import { CreateCard } from './create-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { ListProps } from './list-props.ts';
import classes from './row-list.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { TemplateRow } from './template-row.tsx';
import { useAskedDeletion } from './use-asked-deletion.ts';
import { useCloneTemplate } from './use-clone-template.ts';
import { useSelection } from './use-selection.ts';
import { useSelectionKeys } from './use-selection-keys.ts';

export function RowList({ templates, cloning, canAdd }: ListProps) {
  const visitor = useVisitor();
  const clone = useCloneTemplate();
  const { asked, ask, cancel, confirm, deleteNow } = useAskedDeletion(templates);
  const shown = useMemo(() => templates.map(({ uuid }) => uuid), [templates]);
  const { chosen, pick, pickAll, clear } = useSelection(shown);
  const isChosen = new Set(chosen);
  const deleteChosen = () => deleteNow(templates.filter(({ uuid }) => isChosen.has(uuid)));
  useSelectionKeys({ isActive: chosen.length > 0, onEscape: clear, onDelete: deleteChosen });
  return (
    <div className={classes.block}>
      <CreateCard canAdd={canAdd} shape="row" />
      <div className={classes.list}>
        <SelectionBar
          count={chosen.length}
          of={shown.length}
          onAll={pickAll}
          onDelete={deleteChosen}
          onCancel={clear}
        />
        <ul className={classes.rows}>
          {cloning.map(({ id, of }) => (
            <CloningRow key={id} of={of} />
          ))}
          {templates.map((template) => (
            <TemplateRow
              key={template.uuid}
              template={template}
              canAdd={canAdd}
              mustBeBought={mustBuy(visitor, template)}
              onClone={clone}
              onDelete={ask}
              isChosen={isChosen.has(template.uuid)}
              onChoose={pick}
            />
          ))}
        </ul>
      </div>
      <DeleteDialog template={asked} onConfirm={confirm} onCancel={cancel} />
    </div>
  );
}
