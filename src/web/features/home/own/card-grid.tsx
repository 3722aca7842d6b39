// The visitor's templates as cards, the one that makes a new template first.

import { mustBuy } from '#web/state/must-buy.ts';
import { useVisitor } from '#web/state/visitor.ts';
import classes from './card-grid.module.css';
import { CloningCard } from './cloning-card.tsx';
import { CreateCard } from './create-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { ListProps } from './list-props.ts';
import { TemplateCard } from './template-card.tsx';
import { useAskedDeletion } from './use-asked-deletion.ts';
import { useCloneTemplate } from './use-clone-template.ts';

export function CardGrid({ templates, cloning, canAdd }: ListProps) {
  const visitor = useVisitor();
  const clone = useCloneTemplate();
  const { asked, ask, cancel, confirm } = useAskedDeletion(templates);
  return (
    <div className={classes.grid}>
      <CreateCard canAdd={canAdd} shape="card" />
      <ul className={classes.cards}>
        {cloning.map(({ id, of }) => (
          <CloningCard key={id} of={of} />
        ))}
        {templates.map((template) => (
          <TemplateCard
            key={template.uuid}
            template={template}
            canAdd={canAdd}
            mustBeBought={mustBuy(visitor, template)}
            onClone={clone}
            onDelete={ask}
          />
        ))}
      </ul>
      <DeleteDialog template={asked} onConfirm={confirm} onCancel={cancel} />
    </div>
  );
}
