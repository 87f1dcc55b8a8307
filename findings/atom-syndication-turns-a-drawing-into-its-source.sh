#!/bin/sh
# atom_syndication 0.12.10 on Rust 1.95: a feed of cards, read and written again, as by a server that adds a card or
# merges two feeds.
#
# Behaviour: XML content, such as a card drawn as image/svg+xml, comes back as text: each "<" is "&lt;", so a reader
# shows the source of the drawing, or nothing. XML comments become text in titles, ids and names: the title
# "Dog<!-- 7 -->" contains those characters, and the id changes.
#
# Why it surprises: for an XML type the content in Atom is the element itself, not its escaped text (RFC 4287, 4.1.3.3),
# and a comment is not part of a document's character data (XML, 2.5). Content of type xhtml survives, so a test with
# that passes, and nothing is raised. The docs mention MIME types only as base64. (Issue 51, closed, says that types
# other than xhtml would need more work. I found none on comments.)
#
# What to do: put drawings behind a link with `src`, as in the last entry, and keep comments out of text.
#
# Output seen (entries as read, then the feed as written):
# "urn:card:1<!-- new -->" "Dog<!-- 7 -->" Some("<svg xmlns=\"http://www.w3.org/2000/svg\"><text>Dog</text></svg>")
# "urn:card:2" "Cat" Some("<div xmlns=\"http://www.w3.org/1999/xhtml\"><b>Cat</b></div>")
# "urn:card:3" "Cow" None
# <?xml version="1.0"?>
# <feed xmlns="http://www.w3.org/2005/Atom"><title>Cards</title><id>urn:cards</id><updated>2026-03-03T20:00:00+00:00</updated>
# <entry><title>Dog&lt;!-- 7 --&gt;</title><id>urn:card:1&lt;!-- new --&gt;</id><updated>2026-03-03T20:00:00+00:00</updated>
# <content type="image/svg+xml">&lt;svg xmlns=&quot;http://www.w3.org/2000/svg&quot;&gt;&lt;text&gt;Dog&lt;/text&gt;&lt;/svg&gt;</content></entry>
# <entry><title>Cat</title><id>urn:card:2</id><updated>2026-03-03T20:00:00+00:00</updated>
# <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>Cat</b></div></content></entry>
# <entry><title>Cow</title><id>urn:card:3</id><updated>2026-03-03T20:00:00+00:00</updated>
# <content type="image/svg+xml" src="https://bingo.example/cow.svg"></content></entry></feed>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "feeds"
version = "0.1.0"
edition = "2021"

[dependencies]
atom_syndication = "=0.12.10"
TOML
cat >feed.xml <<'XML'
<feed xmlns="http://www.w3.org/2005/Atom"><title>Cards</title><id>urn:cards</id><updated>2026-03-03T20:00:00Z</updated>
<entry><title>Dog<!-- 7 --></title><id>urn:card:1<!-- new --></id><updated>2026-03-03T20:00:00Z</updated>
<content type="image/svg+xml"><svg xmlns="http://www.w3.org/2000/svg"><text>Dog</text></svg></content></entry>
<entry><title>Cat</title><id>urn:card:2</id><updated>2026-03-03T20:00:00Z</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>Cat</b></div></content></entry>
<entry><title>Cow</title><id>urn:card:3</id><updated>2026-03-03T20:00:00Z</updated>
<content type="image/svg+xml" src="https://bingo.example/cow.svg"/></entry>
</feed>
XML
cat >src/main.rs <<'RS'
use atom_syndication::Feed;

fn main() {
    let feed: Feed = std::fs::read_to_string("feed.xml").unwrap().parse().unwrap();
    for entry in feed.entries() {
        println!("{:?} {:?} {:?}", entry.id(), entry.title().as_str(), entry.content().unwrap().value());
    }
    println!("{}", feed.to_string().replace("<entry>", "\n<entry>").replace("<content", "\n<content"));
}
RS
rustup=$(dirname "$(command -v cargo)")/../../.rustup
[ ! -d "$rustup" ] || export RUSTUP_HOME="$rustup"
cargo build --quiet
./target/debug/feeds | tee seen
cat >expected <<'TEXT'
"urn:card:1<!-- new -->" "Dog<!-- 7 -->" Some("<svg xmlns=\"http://www.w3.org/2000/svg\"><text>Dog</text></svg>")
"urn:card:2" "Cat" Some("<div xmlns=\"http://www.w3.org/1999/xhtml\"><b>Cat</b></div>")
"urn:card:3" "Cow" None
<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Cards</title><id>urn:cards</id><updated>2026-03-03T20:00:00+00:00</updated>
<entry><title>Dog&lt;!-- 7 --&gt;</title><id>urn:card:1&lt;!-- new --&gt;</id><updated>2026-03-03T20:00:00+00:00</updated>
<content type="image/svg+xml">&lt;svg xmlns=&quot;http://www.w3.org/2000/svg&quot;&gt;&lt;text&gt;Dog&lt;/text&gt;&lt;/svg&gt;</content></entry>
<entry><title>Cat</title><id>urn:card:2</id><updated>2026-03-03T20:00:00+00:00</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>Cat</b></div></content></entry>
<entry><title>Cow</title><id>urn:card:3</id><updated>2026-03-03T20:00:00+00:00</updated>
<content type="image/svg+xml" src="https://bingo.example/cow.svg"></content></entry></feed>
TEXT
cmp seen expected
