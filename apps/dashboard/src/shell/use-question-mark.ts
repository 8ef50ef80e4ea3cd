import { useLocalStorage } from '@mantine/hooks';

/** Whether the `?` key does something. A key without Ctrl must be possible to turn off (WCAG 2.1.4). */
export function useQuestionMark() {
  return useLocalStorage({ key: 'livery:question-mark', defaultValue: true, getInitialValueInEffect: false });
}
