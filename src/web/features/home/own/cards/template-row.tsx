// One of the visitor's templates in the list: a box to choose it, its name, what it sells, its figures, and when it last changed.
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useFreshMark } from '../cloning/use-fresh-mark.ts';
import { FigureList } from '../figures/figure-list.tsx';
import { useCardFigures } from '../figures/use-card-figures.ts';
import type { Choose } from '../selection/use-selection.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import { BrokenNote } from './broken-note.tsx';
import { ChangedAt } from './changed-at.tsx';
import { describeTemplate } from './describe-template.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemName } from './item-name.tsx';
import type { ItemProps } from './list-props.ts';
import classes from './template-row.module.css';

interface TemplateRowProps extends ItemProps {
  readonly isChosen: boolean;
  readonly onChoose: Choose;
}

export const TemplateRow = memo(function TemplateRow({ isChosen, onChoose, ...item }: TemplateRowProps) {
  const { formatMessage } = useIntl();
  const { template } = item;
  const { uuid } = template;
  const name = useTemplateName()(template);
  const { figures, watch } = useCardFigures(template);
  return (
    <li
      className={classes.row}
      data-template={uuid}
      data-chosen={isChosen || undefined}
      {...useFreshMark(uuid)}
    >
      <label className={classes.hit}>
        <input
          type="checkbox"
          className={classes.box}
          aria-label={formatMessage({ id: 'home.select-named' }, { name })}
          checked={isChosen}
          onChange={({ currentTarget, nativeEvent }) =>
            onChoose(uuid, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      </label>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <ItemName template={template} className={classes.link} />
        </h2>
        {template.isBroken ? (
          <BrokenNote shape="row" />
        ) : (
          <p className={classes.description}>{describeTemplate(template)}</p>
        )}
      </div>
      <div className={classes.figures} ref={watch}>
        {figures && <FigureList figures={figures} shape="row" />}
      </div>
      <ChangedAt timestamp={template.timestamp} className={classes.date} />
      <ItemActions {...item} />
    </li>
  );
});
