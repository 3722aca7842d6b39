// Stands where what was understood will be, until the first words are read.
import { FormattedMessage } from 'react-intl';
import classes from './onboarding.module.css';
import styles from './reading.module.css';

export const Reading = () => (
  <div className={classes.understood}>
    <p className={styles.reading} role="status">
      <FormattedMessage id="onboarding.reading" />
    </p>
  </div>
);
