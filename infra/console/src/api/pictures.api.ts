import type { describePictureSchema, Library } from '@shared-kit/contracts/operator/media-library.contract';
import { librarySchema, pictureTakenSchema } from '@shared-kit/contracts/operator/media-library.contract';
import type { z } from 'zod';
import { contentApi } from './content.api';

type Taken = z.infer<typeof pictureTakenSchema>;
type Brought = { site: string; file: File; alt: string };

/** The pictures of a site: their list, bringing one along, describing one anew. */
const picturesApi = contentApi.enhanceEndpoints({ addTagTypes: ['pictures'] }).injectEndpoints({
  endpoints: (build) => ({
    pictures: build.query<Library, string>({
      query: (site) => ({ url: '/content/pictures', params: { site } }),
      responseSchema: librarySchema,
      providesTags: ['pictures'],
    }),
    bringPicture: build.mutation<Taken, Brought>({
      query: ({ site, file, alt }) => ({
        ...{ url: '/content/pictures', method: 'POST', params: { site, alt, name: file.name.slice(-200) } },
        // What it is, the server finds out by its bytes.
        ...{ body: file, headers: { 'content-type': 'application/octet-stream' } },
      }),
      responseSchema: pictureTakenSchema,
      invalidatesTags: (taken) => (taken ? ['pictures'] : []),
    }),
    describePicture: build.mutation<Taken, z.input<typeof describePictureSchema>>({
      query: (said) => ({ url: '/content/pictures/describe', method: 'POST', body: said }),
      responseSchema: pictureTakenSchema,
      invalidatesTags: ['pictures'],
    }),
  }),
});

export const { usePicturesQuery, useBringPictureMutation, useDescribePictureMutation } = picturesApi;

/** Where a picture of a site's library is shown small. */
export function thumbnailOf(site: string, id: string): string {
  return `/api/content/picture?${new URLSearchParams({ site, id })}`;
}
