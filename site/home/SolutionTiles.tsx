import { Lattice, type Tile } from '../figures/Lattice.tsx';

interface Props {
  heading: string;
  text: string;
  tiles: readonly Tile[];
}

/** The eleven solutions round one heading. */
export const SolutionTiles = ({ heading, text, tiles }: Props) => (
  <section className="spread" id="solutions" aria-labelledby="solutions-heading">
    <div className="wrap">
      <Lattice
        tiles={tiles}
        intro={
          <>
            <h2 id="solutions-heading">{heading}</h2>
            <p>{text}</p>
          </>
        }
      />
    </div>
  </section>
);
