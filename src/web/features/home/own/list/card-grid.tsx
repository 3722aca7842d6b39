// The visitor's templates as cards, after the card that creates a new one.

import { isAnythingSold } from '#web/state/templates/use-offer-purchase.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { CloningCard } from '../cards/cloning-card.tsx';
import type { ListProps } from '../cards/list-props.ts';
import { TemplateCard } from '../cards/template-card.tsx';
import { useCloneTemplate } from '../cloning/use-clone-template.ts';
import { DeleteDialog } from '../deleting/delete-dialog.tsx';
import { useRequestedDeletion } from '../deleting/use-requested-deletion.ts';
import classes from './card-grid.module.css';
import { CreateCard } from './create-card.tsx';

export function CardGrid({ templates, cloning, canAdd }: ListProps) {
  const clone = useCloneTemplate();
  const isSold = isAnythingSold(useVisitor());
  const { asked, ask, cancel, confirm } = useRequestedDeletion(templates);
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
            mustBeBought={isSold && template.needsPurchase}
            onClone={clone}
            onDelete={ask}
          />
        ))}
      </ul>
      <DeleteDialog template={asked} onConfirm={confirm} onCancel={cancel} />
    </div>
  );
}
