import { skipToken, useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../../workspace/workspace-context.tsx';
import type { SlidePicture } from './frames.ts';

/** The pictures of the slides with findings, as far as they are read together. @param check null if there are none */
export function useIllustration(check: string | null) {
  const { livery, key } = useWorkspace();
  return useQuery({
    queryKey: [...key, 'illustrations', check],
    queryFn:
      check === null ? skipToken : ({ signal }) => livery.brandChecks.retrieveIllustration(check, {}, { signal }),
    staleTime: Infinity,
  });
}

/**
 * The picture of a slide. The slides with findings are read together; those that were left out since all would be too large are read alone.
 * @returns undefined if there is none, or none yet
 */
export function useSlidePicture(check: string, slide: number): SlidePicture | undefined {
  const { livery, key } = useWorkspace();
  const together = useIllustration(check);
  const isLeftOut = together.data?.slides_left_out.includes(slide) === true;
  const alone = useQuery({
    queryKey: [...key, 'illustrations', check, slide],
    queryFn: ({ signal }) => livery.brandChecks.retrieveIllustration(check, { slides: String(slide) }, { signal }),
    enabled: isLeftOut,
    staleTime: Infinity,
  });
  const pictures = isLeftOut ? alone.data : together.data;
  return pictures?.slides.find(({ slide_index }) => slide_index === slide);
}
