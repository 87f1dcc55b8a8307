"""A window of WebKitGTK for WebKitWebDriver, without the toolbar that keeps others 447 px wide."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", "dark" in sys.argv)
# Cached files and service workers go to the folders of XDG_CACHE_HOME and XDG_DATA_HOME.
context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager())
context.set_automation_allowed(True)
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    javascript_can_open_windows_automatically=True,
)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("web-process-terminated", lambda _view, why: print("WEB PROCESS ended:", why, flush=True))
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    window.show_all()
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("bare-window")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
