import { describeReceiver } from './webhook-guide-suite.ts';

describeReceiver({ language: 'python', filename: 'receiver.py', program: 'python3' });
