import type { z } from 'zod';

type ResponseSchema<Answer> = z.ZodType<Answer, Answer>;

/**
 * A contract as RTK Query's `responseSchema` takes it, loaded with the first answer that needs checking:
 * a page hydrates with what the server has checked, so neither zod nor the contracts delay it.
 *
 * RTK expects what comes in to have the type of what goes out; our contracts let an answer leave out
 * what has a default, hence the narrowed type.
 */
export function asResponse<Answer>(loadContract: () => Promise<z.ZodType<Answer>>): ResponseSchema<Answer> {
  const lazy = {
    '~standard': {
      version: 1,
      vendor: 'dealer-platform',
      validate: async (value: unknown) => {
        const result = await (await loadContract())['~standard'].validate(value);
        // Immer walks through all that is not frozen, with each action that follows: an answer is never changed.
        if (!result.issues) Object.freeze(result.value);
        return result;
      },
    },
  };
  return lazy as unknown as ResponseSchema<Answer>;
}
