// What all parts come to, in one line on top.
import { FormattedMessage } from 'react-intl';
import classes from './health-tab.module.css';
import { type Health, LevelMark } from './levels.tsx';

export function Overall({ health: { levels } }: { readonly health: Health }) {
  const all = Object.values(levels);
  const [red, amber] = [all.filter((level) => level === 'red'), all.filter((level) => level === 'amber')];
  return (
    <div className={classes.overall} role="status">
      <LevelMark level={red.length > 0 ? 'red' : amber.length > 0 ? 'amber' : 'green'} />
      <FormattedMessage id="admin.health-overall" values={{ red: red.length, amber: amber.length }} />
    </div>
  );
}
