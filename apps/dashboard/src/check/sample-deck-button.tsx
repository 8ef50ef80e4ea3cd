import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import sampleDeck from '#samples/brand-faults.pptx?url';

const NAME = 'brand-faults.pptx';

/** Checks a deck with typical faults, which is part of the dashboard. */
export function SampleDeckButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await fetch(sampleDeck);
      if (!response.ok) throw new Error('The sample deck could not be loaded.');
      return new File([await response.blob()], NAME);
    },
    onSuccess: (file) => onFiles([file]),
  });
  return (
    <Button variant="light" loading={isPending} onClick={() => mutate()}>
      Check a sample deck
    </Button>
  );
}
