/** What is drawn for the whole site. */
export type DrawerTask =
  | {
      readonly kind: 'card';
      readonly title: string;
      readonly tagline: string;
      readonly line: string;
      /** #rrggbb */
      readonly accent: string | null;
    }
  | {
      readonly kind: 'icon';
      /** In pixels. */
      readonly side: number;
      /** The part of the side that stays free at each edge. */
      readonly free: number;
      /** Whether it is on white, where phones cut its corners off. */
      readonly isFilled: boolean;
    };
