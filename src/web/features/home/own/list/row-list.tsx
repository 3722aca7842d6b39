// The visitor's templates as rows that can be selected, one by one or in ranges, and deleted together.
import { useMemo } from 'react';
import { isAnythingSold } from '#web/state/templates/use-offer-purchase.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { CloningRow } from '../cards/cloning-row.tsx';
import type { ListProps } from '../cards/list-props.ts';
import { TemplateRow } from '../cards/template-row.tsx';
import { useCloneTemplate } from '../cloning/use-clone-template.ts';
import { DeleteDialog } from '../deleting/delete-dialog.tsx';
import { useRequestedDeletion } from '../deleting/use-requested-deletion.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useSelection } from '../selection/use-selection.ts';
import { useSelectionKeys } from '../selection/use-selection-keys.ts';
import { CreateCard } from './create-card.tsx';
import classes from './row-list.module.css';

export function RowList({ templates, cloning, canAdd }: ListProps) {
  const clone = useCloneTemplate();
  const isSold = isAnythingSold(useVisitor());
  const { asked, ask, cancel, confirm, deleteNow } = useRequestedDeletion(templates);
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
              mustBeBought={isSold && template.needsPurchase}
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
