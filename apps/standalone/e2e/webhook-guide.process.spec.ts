import { describeReceiver } from './webhook-guide-suite.ts';

describeReceiver({ language: 'typescript', filename: 'receiver.ts', program: process.execPath });
