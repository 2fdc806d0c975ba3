import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { GalleryDocument } from '@safelight/web-data';
import { EmptyState, ErrorState, formatCount, Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { Images, Upload } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { GalleryTools, SORTS, type SortName } from './GalleryTools.tsx';
import { ImageGrid, ImageGridSkeleton } from './ImageGrid.tsx';
import { LoadMore } from './LoadMore.tsx';

/** Pictures loaded at a time. */
const PAGE_SIZE = 50;

/** What the address says of search and order, and the way to change it. */
const useGalleryAddress = () => {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) => {
      setQuery(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  const order = SORTS.find(({ value }) => value === query.get('sort')) ?? SORTS[0];
  return {
    search: query.get('search') ?? '',
    order,
    setSearch: useCallback(
      (search: string) => {
        set('search', search);
      },
      [set],
    ),
    setSort: (sort: SortName) => {
      set('sort', sort);
    },
  };
};

const uploadButton = (
  <Button component={Link} to="/upload" variant="contained" color="primary" startIcon={<Upload size={18} />}>
    Upload Images
  </Button>
);

/** /gallery */
export const GalleryScreen = () => {
  usePageTitle('Gallery');
  const { search, order, setSearch, setSort } = useGalleryAddress();
  const { data, previousData, loading, error, fetchMore, refetch } = useQuery(GalleryDocument, {
    variables: { first: PAGE_SIZE, after: null, search: search === '' ? null : search, sort: order.sort },
    fetchPolicy: 'cache-and-network',
  });
  const images = (data ?? previousData)?.images;

  const content = () => {
    if (images === undefined && error !== undefined) {
      return (
        <ErrorState
          title={TEXTS.images.listFailed}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      );
    }
    if (images === undefined) return <ImageGridSkeleton />;
    if (images.nodes.length === 0) {
      return (
        <EmptyState
          icon={<Images size={36} strokeWidth={1.5} />}
          title="No images found"
          hint={search === '' ? 'Upload some images to get started' : 'Try adjusting your search terms'}
          action={uploadButton}
        />
      );
    }
    const { hasNextPage, endCursor } = images.pageInfo;
    return (
      <>
        <ImageGrid images={images.nodes} />
        {hasNextPage ? (
          <LoadMore loading={loading} onLoad={() => void fetchMore({ variables: { after: endCursor } })} />
        ) : null}
      </>
    );
  };

  const count = images?.totalCount ?? 0;
  return (
    <Page width={1600}>
      <PageHeading
        title="Gallery"
        hint={count === 0 ? undefined : `${formatCount(count)} ${count === 1 ? 'picture' : 'pictures'}`}
        actions={images === undefined || images.nodes.length === 0 ? undefined : uploadButton}
      />
      {count === 0 && search === '' ? null : (
        <GalleryTools search={search} sort={order.value} onSearch={setSearch} onSort={setSort} />
      )}
      {content()}
    </Page>
  );
};
