// One of the visitor's templates: how its revenue goes, its name, what it sells, its figures, and when it last changed.
import { memo } from 'react';
import { useFreshMark } from '../cloning/use-fresh-mark.ts';
import { FigureList } from '../figures/figure-list.tsx';
import { RevenueBand } from '../figures/revenue-band.tsx';
import { useCardFigures } from '../figures/use-card-figures.ts';
import { BrokenNote } from './broken-note.tsx';
import { ChangedAt } from './changed-at.tsx';
import { describeTemplate } from './describe-template.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemName } from './item-name.tsx';
import type { ItemProps } from './list-props.ts';
import classes from './template-card.module.css';

export const TemplateCard = memo(function TemplateCard(props: ItemProps) {
  const { template } = props;
  const { uuid } = template;
  const { figures, watch } = useCardFigures(template);
  return (
    <li className={classes.card} data-template={uuid} {...useFreshMark(uuid)}>
      <RevenueBand figures={figures} watch={watch} />
      <div className={classes.body}>
        <h2 className={classes.name}>
          <ItemName template={template} className={classes.link} />
        </h2>
        {template.isBroken ? (
          <BrokenNote shape="card" />
        ) : (
          <p className={classes.description}>{describeTemplate(template)}</p>
        )}
        {figures && <FigureList figures={figures} shape="card" />}
        <div className={classes.foot}>
          <ChangedAt timestamp={template.timestamp} className={classes.date} />
          <ItemActions {...props} />
        </div>
      </div>
    </li>
  );
});
