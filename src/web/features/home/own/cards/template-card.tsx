// One of the visitor's templates: a drawing of its own, its name, what it sells, and when it last changed.
import { memo } from 'react';
import { CardArt } from '../../card-art/card-art.tsx';
import { useFreshMark } from '../cloning/use-fresh-mark.ts';
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
  return (
    <li className={classes.card} data-template={uuid} {...useFreshMark(uuid)}>
      <CardArt seed={uuid} />
      <div className={classes.body}>
        <h2 className={classes.name}>
          <ItemName template={template} className={classes.link} />
        </h2>
        {template.isBroken ? (
          <BrokenNote shape="card" />
        ) : (
          <p className={classes.description}>{describeTemplate(template)}</p>
        )}
        <div className={classes.foot}>
          <ChangedAt timestamp={template.timestamp} className={classes.date} />
          <ItemActions {...props} />
        </div>
      </div>
    </li>
  );
});
