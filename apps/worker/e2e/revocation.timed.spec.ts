import { COMPOSITIONS } from './compositions.ts';
import { describeRevocation } from './revocation-suite.ts';

describeRevocation(COMPOSITIONS);
